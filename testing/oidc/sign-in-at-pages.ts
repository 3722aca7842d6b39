// Somebody at the pages of the strict provider: signs in and agrees, or turns away; ends with the address to go back to.

/** How they answer: with their login, or not at all. */
export async function signInAtPages(start: string, login: string | null): Promise<URL> {
  const origin = new URL(start).origin;
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(new URL(url, origin), { redirect: 'manual', headers: { cookie }, ...post });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  let response = await visit(start);
  for (let steps = 0; steps < 20; steps += 1) {
    const location = response.headers.get('location');
    if (location === null) {
      const page = new URL(response.url).pathname;
      const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
      if (prompt === undefined) throw new Error(`no form at ${page}`);
      response =
        login === null ? await visit(`${page}/abort`) : await visit(page, { prompt, login, password: 'any' });
    } else {
      const next = new URL(location, origin);
      if (next.origin !== origin) return next;
      response = await visit(next.href);
    }
  }
  throw new Error('the provider leads nowhere');
}
