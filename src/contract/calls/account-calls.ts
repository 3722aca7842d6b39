// The calls that create, open, change and delete accounts.
import { z } from 'zod';
import type { Call } from '../call.ts';
import { emailField, newPasswordField, sessionReply, userReply } from '../shapes/user-shapes.ts';
import { returnToPattern } from '../sign-in-outcomes.ts';

const user = z.object({ user: userReply });
const token = z.string().min(1).max(200);

export const accountCalls = {
  register: {
    area: 'account',
    access: 'visitor',
    policy: 'open',
    summary: 'Makes an account of the visitor, who keeps the templates made so far and is signed in.',
    body: z.object({ email: emailField, password: newPasswordField }),
    bodyLimitKb: 16,
    reply: user,
    errors: ['loggedin', 'user-exists', 'password-too-common', 'password-too-weak'],
  },
  login: {
    area: 'account',
    access: 'visitor',
    policy: 'open',
    summary: 'Signs in; templates made before become the account’s.',
    body: z.object({ email: emailField, password: z.string().min(1).max(1000) }),
    bodyLimitKb: 16,
    reply: user,
    errors: ['loggedin', 'wrong-login', 'too-many-tries', 'account-archived'],
  },
  requestResetPassword: {
    area: 'account',
    access: 'visitor',
    policy: 'open',
    summary:
      'Sends a link with which a new password can be set within an hour; asked again within a minute, the first link stays.',
    body: z.object({ email: emailField }),
    bodyLimitKb: 16,
    reply: z.object({ user: z.object({ email: z.string() }) }),
    errors: ['nouser'],
  },
  updatePassword: {
    area: 'account',
    access: 'visitor',
    policy: 'secret-link',
    summary: 'Sets a new password with the token of a reset link, ends all other sessions and signs in.',
    body: z.object({ token, password: newPasswordField }),
    bodyLimitKb: 16,
    reply: z.object({ result: z.literal('updated'), user: userReply }),
    errors: ['tokenUsedOrExpired', 'account-archived', 'password-too-common', 'password-too-weak'],
  },
  changePassword: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Sets a new password with the current one, ends all other sessions and goes on with this one.',
    body: z.object({ currentPassword: z.string().max(1000), newPassword: newPasswordField }),
    bodyLimitKb: 16,
    reply: z.object({ result: z.literal('updated'), user: userReply }),
    errors: ['wrong-password', 'too-many-tries', 'password-too-common', 'password-too-weak'],
  },
  signout: {
    area: 'account',
    access: 'visitor',
    policy: 'own',
    summary:
      'Ends this session; a visitor without an account keeps theirs, which is the only way to their templates.',
    reply: z.object({ user: z.literal(false) }),
    errors: [],
  },
  startGoogleSignIn: {
    area: 'account',
    access: 'anyone',
    policy: 'open',
    summary: 'Sends the browser to Google to sign in; it comes back to the screen that returnTo names.',
    query: z.object({
      returnTo: z.string().regex(returnToPattern).optional(),
    }),
    reply: z.any(),
    replyType: 'text/html',
    errors: [],
  },
  finishGoogleSignIn: {
    area: 'account',
    access: 'anyone',
    policy: 'open',
    summary:
      'Where Google sends the browser back to; leads on to the application, signed in or told why not.',
    query: z.looseObject({}),
    reply: z.any(),
    replyType: 'text/html',
    errors: [],
  },
  listSessions: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Where the account is signed in.',
    reply: z.object({ sessions: z.array(sessionReply) }),
    errors: [],
  },
  endSession: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Ends one session of the account.',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ sessions: z.array(sessionReply) }),
    errors: ['session-not-found'],
  },
  signOutEverywhere: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Ends all sessions of the account but this one.',
    reply: z.object({ sessions: z.array(sessionReply) }),
    errors: [],
  },
  requestEmailChange: {
    area: 'account',
    access: 'user',
    policy: 'own',
    summary: 'Sends a link to a new address; the address changes when the link is opened.',
    body: z.object({ email: emailField, password: z.string().max(1000).optional() }),
    bodyLimitKb: 16,
    reply: z.object({ email: z.string() }),
    errors: ['wrong-password', 'too-many-tries'],
  },
  confirmEmailChange: {
    area: 'account',
    access: 'visitor',
    policy: 'secret-link',
    summary: 'Changes the address of an account with the token that was sent to the new one.',
    body: z.object({ token }),
    bodyLimitKb: 16,
    reply: z.object({ email: z.string() }),
    errors: ['tokenUsedOrExpired', 'user-exists', 'account-archived'],
  },
  exportUser: {
    area: 'account',
    access: 'visitor',
    policy: 'own',
    summary: 'All that is kept about whoever asks, as one JSON document.',
    reply: z.any(),
    replyType: 'application/json',
    errors: [],
  },
  deleteUser: {
    area: 'account',
    access: 'visitor',
    policy: 'own',
    summary:
      'Deletes whoever asks with all templates, files and sessions; an account with a password asks for it.',
    body: z.object({ password: z.string().max(1000).optional() }).nullish(),
    bodyLimitKb: 16,
    reply: z.object({ user: z.literal(false) }),
    errors: ['wrong-password', 'too-many-tries', 'operator-protected'],
  },
} as const satisfies Record<string, Call>;
