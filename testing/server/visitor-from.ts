// A visitor from another network, as the server sees one behind a proxy that it trusts (TRUST_PROXY=loopback).
import { Visitor } from './visitor.ts';

class VisitorFrom extends Visitor {
  readonly #address: string;

  constructor(origin: string, address: string) {
    super(origin);
    this.#address = address;
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    return super.fetch(path, { ...init, headers });
  }
}

/** With a session of their own. */
export async function newVisitorFrom(
  { origin }: { readonly origin: string },
  address: string,
): Promise<Visitor> {
  const visitor = new VisitorFrom(origin, address);
  await visitor.call('getUser');
  return visitor;
}
