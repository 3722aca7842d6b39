// The currency of all prices: ISO 4217, in lower case.
export const salesCurrency = 'usd';
