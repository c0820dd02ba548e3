import { ground, HEAD, type CourtSuit, type Shape } from './palette';

export function jack(suit: CourtSuit): Shape[] {
  return [...ground(suit), ...HEAD];
}
