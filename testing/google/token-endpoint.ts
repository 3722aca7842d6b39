// Gives tokens as Google does: for an assertion that the service account signed with its key, or for a person's consent until they withdraw it.
import { createVerify, randomBytes } from 'node:crypto';
import { GoogleError } from './google-error.ts';
import { consent, consentingPerson, delegatingPerson, publicKey, serviceEmail } from './service-account.ts';

export interface Bearer {
  /** The person or service account that the token stands for. */
  readonly email: string;
  readonly isService: boolean;
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

export class TokenEndpoint {
  readonly #bearers = new Map<string, Bearer>();
  #isWithdrawn = false;

  /** What a person does in the settings of their account; tokens that were given end too. */
  withdrawConsent(): void {
    this.#isWithdrawn = true;
    for (const [token, { email }] of this.#bearers) {
      if (email === consentingPerson) this.#bearers.delete(token);
    }
  }

  answer(form: URLSearchParams): object {
    return form.get('grant_type') === 'refresh_token' ? this.#refreshed(form) : this.#asserted(form);
  }

  #refreshed(form: URLSearchParams): object {
    const isClient =
      form.get('client_id') === consent.client_id && form.get('client_secret') === consent.client_secret;
    if (!isClient) throw refuse('invalid_client', 'The OAuth client was not found.');
    if (form.get('refresh_token') !== consent.refresh_token) throw refuse('invalid_grant', 'Bad Request');
    if (this.#isWithdrawn) throw refuse('invalid_grant', 'Token has been expired or revoked.');
    return this.issue({ email: consentingPerson, isService: false });
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
