// Signing in with Google, or any other OpenID Connect provider: code flow with PKCE, state and nonce.
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { type Claims, googlePersonOf } from './google-person-of.ts';
import { type GoogleSignIn, GoogleSignInError } from './google-sign-in.ts';

export interface OpenIdSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

const defaultTimeoutSeconds = 10;

export function openIdSignIn(settings: OpenIdSettings, timeoutSeconds = defaultTimeoutSeconds): GoogleSignIn {
  let known: Promise<Configuration> | undefined;

  /** Fetched when first needed, so that the server starts without a network; a failure is not cached. */
  const provider = (): Promise<Configuration> => {
    known ??= discover(settings, timeoutSeconds).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    start: async (callbackUrl) => {
      const underWay = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      };
      const challenge = await calculatePKCECodeChallenge(underWay.codeVerifier);
      const url = await failingAsSignInError(async () =>
        buildAuthorizationUrl(await provider(), {
          redirect_uri: callbackUrl,
          scope: 'openid email profile',
          state: underWay.state,
          nonce: underWay.nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        }),
      );
      return { url, underWay };
    },
    finish: (arrivedAt, { state, nonce, codeVerifier }) =>
      failingAsSignInError(async () => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
        return googlePersonOf(await claimsOf(await provider(), arrivedAt, checks));
      }),
  };
}

async function discover(
  { issuer, clientId, clientSecret }: OpenIdSettings,
  timeoutSeconds: number,
): Promise<Configuration> {
  const configuration = await discovery(issuer, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: [
      enableNonRepudiationChecks,
      // The configuration allows plain http for this machine only.
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
  const { authorization_endpoint: authorization, token_endpoint: token } = configuration.serverMetadata();
  // An incomplete description is useless, and would be cached.
  if (authorization === undefined || token === undefined) {
    throw new Error('the provider does not say where it signs people in');
  }
  return configuration;
}

/**
 * Google includes the address in the ID token; by the standard a provider may return it only from its user-info
 * endpoint.
 */
async function claimsOf(
  configuration: Configuration,
  arrivedAt: URL,
  checks: Parameters<typeof authorizationCodeGrant>[2],
): Promise<Claims> {
  const tokens = await authorizationCodeGrant(configuration, arrivedAt, { ...checks, idTokenExpected: true });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider sent no identity');
  const isWhole = claims.email !== undefined;
  if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}

async function failingAsSignInError<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
    throw new GoogleSignInError(isCancelled ? 'cancelled' : 'unavailable', error);
  }
}
