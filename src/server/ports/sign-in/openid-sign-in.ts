// Signing in with Google, or with any provider that speaks OpenID Connect: code flow with PKCE, state and nonce.
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { type GooglePerson, type GoogleSignIn, SignInFailed } from './google-sign-in.ts';

export interface OpenIdSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

const timeoutSeconds = 10;

export function openIdSignIn({ issuer, clientId, clientSecret }: OpenIdSettings): GoogleSignIn {
  let known: Promise<Configuration> | undefined;

  /** Asked for when first needed, so that the server starts without a network; a failure is not remembered. */
  const provider = (): Promise<Configuration> => {
    known ??= discovery(issuer, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Plain http is let through by the configuration for this machine alone.
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      known = undefined;
      throw new SignInFailed('unavailable', error);
    });
    return known;
  };

  return {
    isAvailable: true,
    start: async (callbackUrl) => {
      const underWay = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: underWay.state,
        nonce: underWay.nonce,
        code_challenge: await calculatePKCECodeChallenge(underWay.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, underWay };
    },
    finish: async (arrivedAt, { state, nonce, codeVerifier }) => {
      const configuration = await provider();
      try {
        const tokens = await authorizationCodeGrant(configuration, arrivedAt, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('the provider sent no identity');
        return personOf(claims);
      } catch (error) {
        const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
        throw new SignInFailed(isCancelled ? 'cancelled' : 'unavailable', error);
      }
    },
  };
}

const maxTextChars = 500;

function personOf(claims: IDToken): GooglePerson {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, maxTextChars) : '';
  };
  return {
    subject: `${claims.iss} ${claims.sub}`,
    email: text('email') || null,
    // Some providers send the word instead of the truth value.
    isEmailVerified: claims.email_verified === true || text('email_verified') === 'true',
    displayName: text('name'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    photo: text('picture'),
  };
}
