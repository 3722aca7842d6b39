// A certified sign-in provider on this machine, with its own pages to sign in and agree: oidc-provider.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

interface StrictClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly callbackUrl: string;
}

export interface StrictProvider {
  readonly issuer: string;
  /** Once it is known where the client is. */
  admit(client: StrictClient): void;
  stop(): Promise<void>;
}

export async function startStrictProvider(
  claimsOf: (login: string) => Record<string, unknown>,
): Promise<StrictProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    issuer,
    admit: ({ clientId, clientSecret, callbackUrl }) => {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uris: [callbackUrl],
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['name', 'given_name', 'family_name', 'picture'],
        },
        ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
        cookies: { keys: ['only for tests'] },
        findAccount: async (_context, sub) => ({
          accountId: sub,
          claims: async () => ({ sub, ...claimsOf(sub) }),
        }),
      });
      server.on('request', provider.callback());
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
