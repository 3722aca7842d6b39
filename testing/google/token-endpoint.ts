// Gives tokens as Google does: for an assertion that the service account signed with its key, or for a person's consent, once or until they withdraw it.
import { createVerify, randomBytes } from 'node:crypto';
import { ConsentDesk, fileScope, type Grant } from './consent-desk.ts';
import { GoogleError } from './google-error.ts';
import {
  consentingPerson,
  delegatingPerson,
  publicKey,
  serviceEmail,
  signInClient,
} from './service-account.ts';

export interface Bearer {
  /** The person or service account that the token stands for. */
  readonly email: string;
  readonly isService: boolean;
  /** Sees only files that this client made, and nothing else of the drive. */
  readonly onlyOfClient?: string;
}

const audience = 'https://oauth2.googleapis.com/token';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const scope = 'https://www.googleapis.com/auth/drive';
/** Clocks may differ by so much. */
const skewSeconds = 300;

const unauthorized: ReadonlySet<string> = new Set(['unauthorized_client', 'invalid_client']);

const refuse = (error: string, error_description: string): GoogleError =>
  new GoogleError(unauthorized.has(error) ? 401 : 400, { error, error_description });

function parsed(part: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
  } catch {
    throw refuse('invalid_grant', 'Bad Request');
  }
}

function checkTimes({ iat, exp }: Readonly<Record<string, unknown>>): void {
  const now = Date.now() / 1000;
  const isShort = typeof iat === 'number' && typeof exp === 'number' && exp - iat <= 3600 && exp > iat;
  if (!isShort || iat > now + skewSeconds || exp < now - skewSeconds) {
    throw refuse('invalid_grant', 'Invalid JWT: Token must be a short-lived token (60 minutes)');
  }
}

/** A secret that is not known is not compared. */
function checkClient(form: URLSearchParams, id: string | null, secret: string | null): void {
  const isSecret = secret === null || form.get('client_secret') === secret;
  if (form.get('client_id') !== id || !isSecret) {
    throw refuse('invalid_client', 'The OAuth client was not found.');
  }
}

const bearerOf = ({ email, scope, clientId }: Grant): Bearer => ({
  ...{ email, isService: false },
  ...(scope === fileScope && { onlyOfClient: clientId }),
});

export class TokenEndpoint {
  readonly desk = new ConsentDesk();
  readonly #bearers = new Map<string, Bearer>();

  /** What a person does in the settings of their account; tokens that were given end too. */
  withdrawConsent(person = consentingPerson): void {
    this.desk.revokeAllOf(person);
    this.#endBearers(person);
  }

  #endBearers(person: string): void {
    for (const [token, { email }] of this.#bearers) {
      if (email === person) this.#bearers.delete(token);
    }
  }

  answer(form: URLSearchParams): object {
    const asked = form.get('grant_type');
    if (asked === 'refresh_token') return this.#refreshed(form);
    return asked === 'authorization_code' ? this.#exchanged(form) : this.#asserted(form);
  }

  /** Takes back what a token stands for. */
  revoke(token: string): object {
    const grant = this.desk.grants.get(token);
    if (grant === undefined || grant.isRevoked) throw refuse('invalid_token', 'Token expired or revoked');
    // All that this client has of that person, by whichever token it asks.
    for (const other of this.desk.grants.values()) {
      if (other.email === grant.email && other.clientId === grant.clientId) other.isRevoked = true;
    }
    this.#endBearers(grant.email);
    return {};
  }

  #exchanged(form: URLSearchParams): object {
    checkClient(form, signInClient.client_id, signInClient.client_secret);
    const { refreshToken, grant } = this.desk.exchange(form);
    return { ...this.issue(bearerOf(grant)), refresh_token: refreshToken, scope: grant.scope };
  }

  #refreshed(form: URLSearchParams): object {
    const grant = this.desk.grants.get(form.get('refresh_token') ?? '');
    checkClient(form, grant?.clientId ?? form.get('client_id'), grant?.clientSecret ?? null);
    if (grant === undefined) throw refuse('invalid_grant', 'Bad Request');
    if (grant.isRevoked) throw refuse('invalid_grant', 'Token has been expired or revoked.');
    return this.issue(bearerOf(grant));
  }

  #asserted(form: URLSearchParams): object {
    if (form.get('grant_type') !== grantType) throw refuse('unsupported_grant_type', 'Invalid grant_type');
    const [head, claims, signature] = (form.get('assertion') ?? '').split('.');
    if (parsed(head).alg !== 'RS256') throw refuse('invalid_grant', 'Invalid JWT Signature.');
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(publicKey, signature ?? '', 'base64url');
    if (!isSigned) throw refuse('invalid_grant', 'Invalid JWT Signature.');
    const said = parsed(claims);
    if (said.iss !== serviceEmail) throw refuse('invalid_grant', 'Invalid grant: account not found');
    if (said.aud !== audience) throw refuse('invalid_grant', 'Invalid JWT: Failed audience check.');
    checkTimes(said);
    if (said.scope !== scope)
      throw refuse('invalid_scope', 'Invalid OAuth scope or ID token audience provided.');
    if (said.sub !== undefined && said.sub !== delegatingPerson) {
      throw refuse(
        'unauthorized_client',
        'Client is unauthorized to retrieve access tokens using this method.',
      );
    }
    return this.issue({ email: String(said.sub ?? said.iss), isService: said.sub === undefined });
  }

  /** As the answer to a request for a token. */
  issue(bearer: Bearer): { readonly access_token: string } & object {
    const access_token = `ya29.${randomBytes(24).toString('base64url')}`;
    this.#bearers.set(access_token, bearer);
    const answer = { access_token, expires_in: 3599, token_type: 'Bearer' };
    return answer;
  }

  bearerOf(authorization: string | undefined): Bearer {
    const bearer = this.#bearers.get((authorization ?? '').replace(/^Bearer /, ''));
    if (bearer !== undefined) return bearer;
    const message = 'Request had invalid authentication credentials.';
    throw new GoogleError(401, { error: { code: 401, message, status: 'UNAUTHENTICATED' } });
  }
}
