// Which room is used up, if that is why a call was refused: the visitor's own, or the one shared with their network.
import { ApiError } from '#web/api/api-error.ts';

const codes = ['space-limit', 'network-space-limit'] as const;

export type NoSpaceCode = (typeof codes)[number];

export function noSpaceCodeOf(error: unknown): NoSpaceCode | null {
  if (!(error instanceof ApiError)) return null;
  return codes.find((code) => code === error.code) ?? null;
}
