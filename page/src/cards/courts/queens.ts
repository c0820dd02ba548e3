import { ground, HEAD, type CourtSuit, type Shape } from './palette';

export function queen(suit: CourtSuit): Shape[] {
  return [...ground(suit), ...HEAD];
}
