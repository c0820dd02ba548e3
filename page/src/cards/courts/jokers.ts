import { ground, HEAD, type CourtSuit, type Shape } from './palette';

export function joker(suit: CourtSuit): Shape[] {
  return [...ground(suit), ...HEAD];
}
