// Every error the server can return: its status, what happened and what to do about it.
import { operatorErrorCodes } from './operator-error-codes.ts';
import { secondFactorErrorCodes } from './second-factor-error-codes.ts';
import { spreadsheetErrorCodes } from './spreadsheet-error-codes.ts';

export interface ErrorKind {
  readonly status: number;
  readonly message: string;
  readonly remedy: string;
}

export const errorCodes = {
  'bad-request': {
    status: 400,
    message: "The request doesn't match what this call expects.",
    remedy: 'Fix the fields listed below, or the request itself if none are listed, and send it again.',
  },
  'template-invalid': {
    status: 422,
    message: 'The template cannot be read.',
    remedy: 'Fix the fields listed below; the last saved version is unchanged.',
  },
  'template-not-found': {
    status: 404,
    message: 'You have no template with this address.',
    remedy: 'Check the address, or go back to your templates.',
  },
  'template-stale': {
    status: 409,
    message: 'The template was changed elsewhere after you opened it.',
    remedy: 'Load the newer version, or save yours over it.',
  },
  'template-limit': {
    status: 403,
    message: "You've reached your limit of models.",
    remedy: 'Delete one, or create a free account to keep more.',
  },
  'space-limit': {
    status: 403,
    message: 'Your storage is full. Versions and deleted models count too.',
    remedy:
      'Delete models you no longer need and empty Recently deleted, or sign in for more storage; everything saved so far is unchanged.',
  },
  'network-space-limit': {
    status: 403,
    message: "The storage shared by everyone on your network who isn't signed in is full.",
    remedy:
      'Sign in to an account with a confirmed email address to get your own storage; setting a password from an emailed link confirms it. Or delete models and empty Recently deleted; everything saved so far is unchanged.',
  },
  'template-too-large': {
    status: 413,
    message: 'The request is larger than the server accepts.',
    remedy: 'Remove resources or long texts and try again.',
  },
  nouser: {
    status: 404,
    message: 'user unknown',
    remedy: 'Check the address, or register with it.',
  },
  loggedin: {
    status: 409,
    message: 'already logged in',
    remedy: 'Sign out first to use another account.',
  },
  tokenUsedOrExpired: {
    status: 410,
    message: 'tokenexpired',
    remedy: 'Request a new link; links expire after one hour or first use.',
  },
  'wrong-login': {
    status: 401,
    message: 'wrong login',
    remedy: 'Check the email address and password, or request a link to set a new password.',
  },
  'user-exists': {
    status: 409,
    message: 'user exists',
    remedy: 'Sign in with this address, or request a link to set a new password.',
  },
  'password-too-common': {
    status: 422,
    message: 'This is one of the most common passwords.',
    remedy: 'Choose another one, such as a few words that only make sense to you.',
  },
  'password-too-weak': {
    status: 422,
    message: 'This password is short and easy to guess.',
    remedy: 'Use at least 12 characters, such as a few words that only make sense to you.',
  },
  'wrong-password': {
    status: 403,
    message: 'Wrong password.',
    remedy: 'Type it again, or request a link to set a new one; nothing was changed.',
  },
  'too-many-tries': {
    status: 429,
    message: 'Too many wrong passwords were entered for this account.',
    remedy: 'Wait for the time given in Retry-After, or set a new password with an emailed link.',
  },
  'account-archived': {
    status: 403,
    message: 'This account was archived by the operator.',
    remedy: 'Contact support to restore it; its models are kept.',
  },
  'operator-protected': {
    status: 403,
    message: "An operator's account can't be deleted here.",
    remedy: 'Ask another operator to remove the role first.',
  },
  'session-not-found': {
    status: 404,
    message: 'This account has no such session.',
    remedy: 'Reload the list; the session may have ended already.',
  },
  'session-required': {
    status: 401,
    message: 'There is no session for this request, or it has ended.',
    remedy: 'Open the application, which starts a session; sign in again if you have an account.',
  },
  'sign-in-required': {
    status: 401,
    message: 'This needs an account.',
    remedy: 'Sign in and try again.',
  },
  'not-allowed': {
    status: 403,
    message: "Your account doesn't have permission to do this.",
    remedy: 'Ask an operator for permission.',
  },
  'version-not-found': {
    status: 404,
    message: 'This template has no such version.',
    remedy: 'Reload the list of versions; older ones are removed over time.',
  },
  'section-unknown': {
    status: 404,
    message: 'There is no section with this id.',
    remedy: 'Use one of the section ids of a template.',
  },
  'build-not-found': {
    status: 404,
    message: 'You have no such build.',
    remedy: 'Start it again.',
  },
  'build-cancelled': {
    status: 409,
    message: 'The build was cancelled.',
    remedy: 'Start it again when you want the workbook.',
  },
  'build-too-large': {
    status: 422,
    message: 'The model takes more time or memory to calculate than the server allows.',
    remedy: 'Make the model smaller: fewer resources, or fewer periods.',
  },
  'not-available': {
    status: 409,
    message: 'This service is not set up on this server.',
    remedy:
      'Ask the operator of the server to set it up. Until then, workbooks can be downloaded as files, and refunds made by hand at the payment service.',
  },
  'payment-required': {
    status: 402,
    message: 'This template must be bought first.',
    remedy: 'Buy the template or subscribe to a plan; viewing its numbers is free.',
  },
  'already-paid': {
    status: 409,
    message: 'This has already been paid for.',
    remedy: 'Reload the page to use what you bought. Your orders and plan are in the settings.',
  },
  'payment-pending': {
    status: 409,
    message: 'This has been paid for; the payment is being processed.',
    remedy: "You'll get an email when the payment arrives. If it fails, you can buy again.",
  },
  'payments-unavailable': {
    status: 503,
    message: "The payment service isn't responding.",
    remedy: 'Try again in a few minutes; nothing was charged.',
  },
  ...secondFactorErrorCodes,
  ...spreadsheetErrorCodes,
  ...operatorErrorCodes,
  'order-not-found': {
    status: 404,
    message: 'You have no such order.',
    remedy: 'Check your orders in the settings, or sign in with the email address used at checkout.',
  },
  'refund-too-late': {
    status: 409,
    message: 'The refund period is over.',
    remedy: 'Contact support if something is wrong with what you bought.',
  },
  'refund-not-possible': {
    status: 409,
    message: 'There is nothing to refund for this order.',
    remedy: 'Check the order in the settings: it is unpaid, already refunded, or its refund was denied.',
  },
  'listing-not-possible': {
    status: 409,
    message: "This template can't be listed in the gallery.",
    remedy:
      "Publish the template first. If someone else's template in the gallery has the same id, publish a copy of yours.",
  },
  'file-not-found': {
    status: 404,
    message: 'You have no such file.',
    remedy: 'Build the workbook again.',
  },
  'xsrf-mismatch': {
    status: 403,
    message: "The request is missing this session's token.",
    remedy: 'Reload the page and try again; what you typed is kept in this browser.',
  },
  'rate-limited': {
    status: 429,
    message: 'Too many requests in a short time.',
    remedy: 'Wait for the time given in Retry-After and try again.',
  },
  'media-type': {
    status: 415,
    message: 'The request body is not JSON.',
    remedy: 'Send it as uncompressed application/json.',
  },
  'not-found': {
    status: 404,
    message: 'There is nothing at this address.',
    remedy: 'Check the path; /api/docs lists every call.',
  },
  'request-timeout': {
    status: 408,
    message: 'The request took too long to arrive.',
    remedy: 'Send it again; on a slow connection, a smaller template helps.',
  },
  'server-busy': {
    status: 503,
    message: 'The server is busy.',
    remedy: 'Try again after the time given in Retry-After; what you typed is kept in this browser.',
  },
  'database-unavailable': {
    status: 503,
    message: "The database isn't responding.",
    remedy: 'Try again in a few seconds; what you typed is kept in this browser.',
  },
  'visitors-space-limit': {
    status: 503,
    message: "The server's storage for visitors is full.",
    remedy:
      'Sign in to an account with a confirmed email address to get your own storage; setting a password from an emailed link confirms it. Or try again later; what you typed is kept in this browser.',
  },
  'disk-full': {
    status: 503,
    message: "The server's disk is full, so nothing can be saved right now.",
    remedy: 'Try again later; you can still view your models, and what you typed is kept in this browser.',
  },
  'files-unavailable': {
    status: 503,
    message: "The storage for workbooks and images isn't responding.",
    remedy: 'Try again in a few minutes; models are stored elsewhere and can still be saved.',
  },
  'shutting-down': {
    status: 503,
    message: 'The server is shutting down.',
    remedy: 'Try again in a few seconds.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on the server.',
    remedy: 'Try again; if it happens again, send the request id to support.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;
