// The port to signing in with Google.

export interface GooglePerson {
  /** Issuer and subject: they identify the person, whatever their address becomes. */
  readonly subject: string;
  /** In the normalised form in which addresses are stored. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly displayName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly photo: string;
}

/** What has to be remembered while the browser is away. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Why a sign-in failed: the person cancelled it, or the provider cannot be reached or trusted. */
export class GoogleSignInError extends Error {
  readonly reason: 'cancelled' | 'unavailable';

  constructor(reason: GoogleSignInError['reason'], cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export interface GoogleSignIn {
  start(callbackUrl: string): Promise<{ readonly url: URL; readonly underWay: PendingSignIn }>;
  finish(arrivedAt: URL, underWay: PendingSignIn): Promise<GooglePerson>;
}
