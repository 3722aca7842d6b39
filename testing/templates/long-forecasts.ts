// What random templates of many periods leave alone, so that their values stay within what a number can hold.

/** Over more periods, what is multiplied with itself again and again may leave what a number can hold. */
export const shortForecast = 14;

const recurring = new Set(['churn', 'renewal']);

/** A rate that its own row is multiplied with in every period. */
export const isRecurring = (variable: string): boolean => recurring.has(variable);
