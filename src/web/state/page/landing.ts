// Parameters of the address when the page was opened: a token, a prompt, what came of a visit to Google; read once and removed.

export interface Landing {
  /** From an email's link; gone once it has been used. */
  readonly token: string | null;
  readonly prompt: string | null;
  /** The outcome of a sign-in with Google, if there is something to say. */
  readonly signIn: string | null;
  /** What came of connecting a Google Drive. */
  readonly drive: string | null;
  /** Set by the link of an email that asks for feedback. */
  readonly feedback: string | null;
}

const landingParams = ['token', 'prompt', 'signIn', 'drive', 'feedback'] as const;
const nothing: Landing = { token: null, prompt: null, signIn: null, drive: null, feedback: null };
let landing = nothing;

/** A token must not stay in the address: it would reach the browser's history and every log of referrers. */
export function readLanding(): void {
  const url = new URL(window.location.href);
  const [tokenBefore = null, prompt = null, signIn = null, drive = null, feedback = null] = landingParams.map(
    (name) => url.searchParams.get(name),
  );
  for (const name of landingParams) url.searchParams.delete(name);
  // Links have it after the #, which no server ever sees; those of older emails have it before.
  const tokenAfter = takeTokenAfterHash(url);
  const token = tokenAfter ?? tokenBefore;
  if (token || prompt || signIn || drive || feedback)
    window.history.replaceState(window.history.state, '', url);
  landing = { token, prompt, signIn, drive, feedback };
}

function takeTokenAfterHash(url: URL): string | null {
  const [route = '', ...rest] = url.hash.split('?');
  const params = new URLSearchParams(rest.join('?'));
  const token = params.get('token');
  if (token === null) return null;
  params.delete('token');
  url.hash = params.size === 0 ? route : `${route}?${params}`;
  return token || null;
}

export function currentLanding(): Landing {
  return landing;
}

/** The outcome of a sign-in with Google; returned once. */
export function takeSignInOutcome(): string | null {
  const { signIn } = landing;
  landing = { ...landing, signIn: null };
  return signIn;
}

/** What came of connecting a Google Drive; returned once. */
export function takeDriveOutcome(): string | null {
  const { drive } = landing;
  landing = { ...landing, drive: null };
  return drive;
}

/** Whether the page was opened to write feedback; said once. */
export function takeFeedbackRequest(): boolean {
  const { feedback } = landing;
  landing = { ...landing, feedback: null };
  return feedback !== null;
}

/** A link may be opened in a page that is already open. */
export function setToken(token: string): void {
  landing = { ...landing, token };
}

/** It is for one new template, not for every one after it. */
export function forgetPrompt(): void {
  landing = { ...landing, prompt: null };
}

export function forgetToken(): void {
  landing = { ...landing, token: null };
}
