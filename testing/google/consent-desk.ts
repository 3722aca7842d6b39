// Asks people at the local Google whether a program may do what it asks for in their name, as a page in a browser, and remembers what they granted.
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { GoogleError } from './google-error.ts';
import { consent, consentingPerson, signInClient } from './service-account.ts';

export const fileScope = 'https://www.googleapis.com/auth/drive.file';
/** Where the program of the client takes people back. */
const redirectPattern = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/api\/user\/drive\/google\/callback$/;

/** Of whoever may be asked for, as Google requires them to get a permission that lasts. */
const question = z.strictObject({
  client_id: z.literal(signInClient.client_id),
  redirect_uri: z.string().regex(redirectPattern),
  response_type: z.literal('code'),
  scope: z.literal(fileScope),
  access_type: z.literal('offline'),
  prompt: z.literal('consent'),
  state: z.string().min(20),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});

type Question = z.output<typeof question>;

export interface Grant {
  readonly email: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null: everything in the drive, and not only what the client made. */
  readonly scope: string | null;
  isRevoked: boolean;
}

interface Granted {
  readonly asked: Question;
  readonly email: string;
  readonly scope: string;
}

const refuse = (error: string, error_description: string): GoogleError =>
  new GoogleError(400, { error, error_description });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export class ConsentDesk {
  /** By their refresh tokens; one person agreed long ago. */
  readonly grants = new Map<string, Grant>([
    [
      consent.refresh_token,
      {
        ...{ email: consentingPerson, clientId: consent.client_id, clientSecret: consent.client_secret },
        ...{ scope: null, isRevoked: false },
      },
    ],
  ]);
  readonly #codes = new Map<string, Granted>();

  /** The page that asks. */
  page(query: URLSearchParams): string {
    const asked = this.#read(query);
    const hidden = Object.entries(asked).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    );
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in – Google accounts on this machine</title></head>
<body><main><h1>Modelwright wants access to your Google account</h1>
<form method="post">${hidden.join('')}
<p><label>Account <input name="person" type="email" value="${consentingPerson}"></label></p>
<p><label><input name="granted" type="checkbox" value="${fileScope}" checked>
See, edit, create and delete only the specific Google Drive files you use with this app</label></p>
<button name="answer" value="continue">Continue</button> <button name="answer" value="cancel">Cancel</button>
</form></main></body></html>`;
  }

  /** Where the browser is sent with the answer. */
  answered(form: URLSearchParams): string {
    const [person, granted, answer] = ['person', 'granted', 'answer'].map((name) => form.get(name));
    const rest = new URLSearchParams(form);
    for (const name of ['person', 'granted', 'answer']) rest.delete(name);
    const asked = this.#read(rest);
    const back = new URL(asked.redirect_uri);
    back.searchParams.set('state', asked.state);
    if (answer !== 'continue') {
      back.searchParams.set('error', 'access_denied');
      return back.href;
    }
    const code = `4/0${randomBytes(24).toString('base64url')}`;
    this.#codes.set(code, { asked, email: person ?? '', scope: granted ?? '' });
    back.searchParams.set('code', code);
    back.searchParams.set('scope', granted ?? '');
    return back.href;
  }

  #read(query: URLSearchParams): Question {
    const { success, data, error } = question.safeParse(Object.fromEntries(query));
    if (success) return data;
    throw refuse('invalid_request', error.issues.map(({ path }) => path.join('.')).join(', '));
  }

  /** A code is good for one exchange, by the program that has what its challenge was made of. */
  exchange(form: URLSearchParams): { readonly refreshToken: string; readonly grant: Grant } {
    const code = form.get('code') ?? '';
    const granted = this.#codes.get(code);
    this.#codes.delete(code);
    if (granted === undefined) throw refuse('invalid_grant', 'Malformed auth code.');
    const { asked, email, scope } = granted;
    if (form.get('redirect_uri') !== asked.redirect_uri) throw refuse('redirect_uri_mismatch', 'Bad Request');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== asked.code_challenge) throw refuse('invalid_grant', 'Invalid code verifier.');
    const { client_id: clientId, client_secret: clientSecret } = signInClient;
    const grant = { email, clientId, clientSecret, scope, isRevoked: false };
    const refreshToken = `1//0${randomBytes(32).toString('base64url')}`;
    this.grants.set(refreshToken, grant);
    return { refreshToken, grant };
  }

  /** Of one person: what they do in the settings of their account. */
  revokeAllOf(email: string): void {
    for (const grant of this.grants.values()) if (grant.email === email) grant.isRevoked = true;
  }
}
