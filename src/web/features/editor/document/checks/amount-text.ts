// An amount that was worked out, as a person would type it.

/** Plain digits without floating-point noise. */
export const amountText = (amount: number): string => amount.toFixed(6).replace(/\.?0+$/, '');
