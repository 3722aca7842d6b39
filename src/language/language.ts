// The languages of the product, of templates and of what is made of them, listed here alone.

export const languages = ['en', 'ru'] as const;

export type Language = (typeof languages)[number];
