// A sign-in provider on this machine that says of people whatever a test wants, true or not: oauth2-mock-server.
import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

export interface MockProvider {
  readonly issuer: string;
  /** What the provider says of whoever comes by: the claims of the identity token. */
  claims: Record<string, unknown>;
  /** Changes the answer to a code before it is sent. */
  onAnswer: (answer: MutableResponse) => void;
  /** Changes where the browser is sent back to. */
  onLeave: (back: URL) => void;
  /** Every code and token given out. */
  readonly secrets: string[];
  readonly server: OAuth2Server;
  stop(): Promise<void>;
}

export async function startMockProvider(): Promise<MockProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.issuer.url = `http://127.0.0.1:${server.address().port}`;
  const provider: MockProvider = {
    issuer: server.issuer.url,
    claims: {},
    onAnswer: () => undefined,
    onLeave: () => undefined,
    secrets: [],
    server,
    stop: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    Object.assign(payload, provider.claims);
  });
  // Asked for more, it knows no more.
  server.service.on('beforeUserinfo', (answer: MutableResponse) => {
    answer.body = { sub: provider.claims.sub };
  });
  server.service.on('beforeResponse', (answer: MutableResponse) => {
    const { access_token: access, id_token: identity } = Object(answer.body);
    provider.secrets.push(String(access), String(identity));
    provider.onAnswer(answer);
  });
  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    provider.secrets.push(String(url.searchParams.get('code')));
    provider.onLeave(url);
  });
  return provider;
}
