// Where a user can be written to: their own address, or that of their first order, if it is one.
import { emailField } from '#contract/shapes/user-shapes.ts';

export const addressOf = (email: string | null, firstOrderEmail: string | null): string | null =>
  [email, firstOrderEmail].map(validOf).find((address) => address !== null) ?? null;

const validOf = (email: string | null): string | null => emailField.safeParse(email).data ?? null;
