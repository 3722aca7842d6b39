// The Google sign-in port when it is not set up.
import { type GoogleSignIn, GoogleSignInError } from './google-sign-in.ts';

const refuse = async (): Promise<never> => {
  throw new GoogleSignInError('unavailable', new Error('signing in with Google is not set up'));
};

export const noGoogleSignIn: GoogleSignIn = { start: refuse, finish: refuse };
