// The languages of the product and of templates, listed here alone.

export const languages = ['en', 'ru'] as const;
