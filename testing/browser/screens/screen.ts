// The definition of one screen to visit, and steps that several screens need.
import type { Visitor } from '../journey.ts';

export interface Screen {
  readonly name: string;
  readonly isOnlyNarrow?: boolean;
  readonly isOnlyWide?: boolean;
  readonly show: (visitor: Visitor) => Promise<void>;
}

export const isNarrow = ({ page }: Visitor): boolean => (page.viewportSize()?.width ?? 0) < 640;

/** Answers the calls to one address with a server error, once. */
export async function breakOnce({ page }: Visitor, address: string): Promise<void> {
  const json = { code: 'internal', message: 'Something went wrong on the server.', remedy: '' };
  await page.route(address, (route) => route.fulfill({ status: 500, json }), { times: 1 });
}

/** A toast stays while the pointer is on it. */
export async function holdToast({ page }: Visitor, text: string | RegExp): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).hover();
}

export async function showText(visitor: Visitor, route: string, text: string): Promise<void> {
  await visitor.open(route);
  await visitor.page.getByText(text).first().waitFor();
}
