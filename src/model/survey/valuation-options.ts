// What a template says about its returns: whether the opening counts as invested, and what is left at the end of the forecast.
import type { ExitMethod, Template } from '#template/template.ts';

export interface ValuationOptions {
  readonly isOpeningInvested: boolean;
  readonly exit: ExitMethod;
  /** Whether there are rows of the exit, of liquidation and of the owners' money at all. */
  readonly hasExit: boolean;
}

export function valuationOptions({ data }: Template): ValuationOptions {
  const { openingInvested, exit = 'none' } = data.options.modules.npv;
  const isOpeningInvested = openingInvested === '1';
  return { isOpeningInvested, exit, hasExit: isOpeningInvested || exit !== 'none' };
}
