// The port to signing in with Google.

export interface GooglePerson {
  /** Issuer and subject. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly displayName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly photo: string;
}

/** What has to be remembered while the browser is away. */
export interface SignInUnderWay {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface GoogleSignIn {
  /** False where no client id is set: the page is told so plainly. */
  readonly isAvailable: boolean;
  start(callbackUrl: string): Promise<{ readonly url: URL; readonly underWay: SignInUnderWay }>;
  finish(arrivedAt: URL, underWay: SignInUnderWay): Promise<GooglePerson>;
}
