// Sends a call and returns its reply with the type from the contract; types only, so no schema reaches the page.
import type { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import type { CallName } from '#contract/paths.ts';
import { type RequestOptions, request } from './request.ts';

export type Reply<Name extends CallName> = z.infer<(typeof calls)[Name]['reply']>;

export async function call<Name extends CallName>(
  name: Name,
  options?: RequestOptions,
): Promise<Reply<Name>> {
  const response = await request(name, options);
  return response.json();
}
