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
    message: 'The request does not have the shape this call expects.',
    remedy: 'Fix the fields named below, or the request itself if none is named, and send it again.',
  },
  'template-invalid': {
    status: 422,
    message: 'The template cannot be read.',
    remedy: 'Fix the places named below; what was saved before is unchanged.',
  },
  'template-not-found': {
    status: 404,
    message: 'There is no such template among yours.',
    remedy: 'Check the address, or go back to your templates.',
  },
  'template-stale': {
    status: 409,
    message: 'The template was changed elsewhere after you opened it.',
    remedy: 'Load the newer version, or save yours over it.',
  },
  'template-limit': {
    status: 403,
    message: 'You have as many templates as you may keep.',
    remedy: 'Delete one to make room, or sign in to keep more.',
  },
  'space-limit': {
    status: 403,
    message: 'Your templates take all the room they may, with their versions and the deleted ones.',
    remedy:
      'Delete templates you no longer need and empty the deleted ones, or sign in to have more room; what was saved before is untouched.',
  },
  'network-space-limit': {
    status: 403,
    message: 'Everybody in your network who is not signed in has filled the room they share.',
    remedy:
      'Sign in to an account with a confirmed address to have room of your own; setting the password through an emailed link confirms it. Or delete templates and empty the deleted ones; what was saved before is untouched.',
  },
  'template-too-large': {
    status: 413,
    message: 'The request is larger than the server takes.',
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
    remedy: 'Ask for a new link; each works once and for an hour.',
  },
  'wrong-login': {
    status: 401,
    message: 'wrong login',
    remedy: 'Check the address and the password, or ask for a link to set a new one.',
  },
  'user-exists': {
    status: 409,
    message: 'user exists',
    remedy: 'Sign in with this address, or ask for a link to set a new password.',
  },
  'password-too-common': {
    status: 422,
    message: 'This is one of the passwords that everyone tries first.',
    remedy: 'Pick another one, such as a few words that belong together for you alone.',
  },
  'password-too-weak': {
    status: 422,
    message: 'This password is short and easy to guess.',
    remedy: 'Use at least 12 characters, such as a few words that belong together for you alone.',
  },
  'wrong-password': {
    status: 403,
    message: 'The password is not the one of this account.',
    remedy: 'Type it again, or set one with a link for a new password; nothing was changed.',
  },
  'too-many-tries': {
    status: 429,
    message: 'Too many wrong passwords were tried for this account.',
    remedy: 'Wait for the time given in Retry-After, or set a new password with an emailed link.',
  },
  'account-archived': {
    status: 403,
    message: 'This account was archived by the operator.',
    remedy: 'Write to support to have it opened again; its templates are kept.',
  },
  'operator-protected': {
    status: 403,
    message: 'The account of an operator cannot be deleted here.',
    remedy: 'Have another operator take the role away first.',
  },
  'session-not-found': {
    status: 404,
    message: 'There is no such session of this account.',
    remedy: 'Reload the list; it may have ended already.',
  },
  'session-required': {
    status: 401,
    message: 'The request belongs to no session, or to one that has ended.',
    remedy: 'Open the application, which starts one by itself; sign in again if you have an account.',
  },
  'sign-in-required': {
    status: 401,
    message: 'This needs an account.',
    remedy: 'Sign in and try again.',
  },
  'not-allowed': {
    status: 403,
    message: 'Your account may not do this.',
    remedy: 'Ask an operator for the right to do it.',
  },
  'version-not-found': {
    status: 404,
    message: 'There is no such version of this template.',
    remedy: 'Reload the list of versions; older ones are thinned out over time.',
  },
  'section-unknown': {
    status: 404,
    message: 'There is no section of this name.',
    remedy: 'Ask with one of the section ids of a template.',
  },
  'build-not-found': {
    status: 404,
    message: 'There is no such build of yours.',
    remedy: 'Start it again.',
  },
  'build-cancelled': {
    status: 409,
    message: 'The build was cancelled.',
    remedy: 'Start it again when you want the workbook.',
  },
  'build-too-large': {
    status: 422,
    message: 'The model takes more time or memory to work out than the server gives to one.',
    remedy: 'Make the model smaller: fewer resources, or fewer periods.',
  },
  'not-available': {
    status: 409,
    message: 'This service is not set up on this server.',
    remedy:
      'Ask whoever runs the server to set it up; meanwhile workbooks can be downloaded as files, and money given back by hand where it was paid.',
  },
  'payment-required': {
    status: 402,
    message: 'The template has a price that was not paid.',
    remedy: 'Buy the template or subscribe to a plan; looking at its numbers is free.',
  },
  'already-paid': {
    status: 409,
    message: 'This was paid for already.',
    remedy: 'Reload the page: what was bought is open; the settings list the orders and manage the plan.',
  },
  'payment-pending': {
    status: 409,
    message: 'This was paid for, and the money is on its way.',
    remedy: 'Wait for it: an email follows when it arrives, and it can be bought again if it does not.',
  },
  'payments-unavailable': {
    status: 503,
    message: 'The payment service does not answer.',
    remedy: 'Try again in a few minutes; nothing was charged.',
  },
  ...secondFactorErrorCodes,
  ...spreadsheetErrorCodes,
  ...operatorErrorCodes,
  'order-not-found': {
    status: 404,
    message: 'There is no such order among yours.',
    remedy: 'Look for it in the settings; sign in with the address given at the checkout if it is not there.',
  },
  'refund-too-late': {
    status: 409,
    message: 'The time in which the money can be asked back is over.',
    remedy: 'Send a message to support if something is wrong with what you bought.',
  },
  'refund-not-possible': {
    status: 409,
    message: 'There is no money of this order to give back.',
    remedy: 'Look at the order in the settings: it is not paid, was given back, or its request was denied.',
  },
  'listing-not-possible': {
    status: 409,
    message: 'The template cannot be listed in the gallery.',
    remedy:
      'Publish the template first; if somebody else has one of the same id in the gallery, make a copy of yours and publish that.',
  },
  'file-not-found': {
    status: 404,
    message: 'There is no such file among yours.',
    remedy: 'Build the workbook again.',
  },
  'xsrf-mismatch': {
    status: 403,
    message: 'The request did not carry the token of this session.',
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
    remedy: 'Send it as application/json, and not compressed.',
  },
  'not-found': {
    status: 404,
    message: 'There is nothing at this address.',
    remedy: 'Check the path; /api/docs lists every call.',
  },
  'request-timeout': {
    status: 408,
    message: 'The request took too long to arrive.',
    remedy: 'Send it again; over a slow connection, smaller templates arrive in time.',
  },
  'server-busy': {
    status: 503,
    message: 'The server has more to do than it can at the moment.',
    remedy: 'Try again after the time given in Retry-After; what you typed is kept in this browser.',
  },
  'database-unavailable': {
    status: 503,
    message: 'The database does not answer.',
    remedy: 'Try again in a few seconds; what you typed is kept in this browser.',
  },
  'visitors-space-limit': {
    status: 503,
    message: 'Visitors have filled all the room that the server keeps for them.',
    remedy:
      'Sign in to an account with a confirmed address to have room of your own; setting the password through an emailed link confirms it. Or try again later; what you typed is kept in this browser.',
  },
  'disk-full': {
    status: 503,
    message: 'The disk of the server is full, so that nothing can be saved at the moment.',
    remedy: 'Try again later; reading goes on, and what you typed is kept in this browser.',
  },
  'files-unavailable': {
    status: 503,
    message: 'The store for workbooks and pictures does not answer.',
    remedy: 'Try again in a few minutes; templates are kept elsewhere, and saving them goes on.',
  },
  'shutting-down': {
    status: 503,
    message: 'The server is stopping.',
    remedy: 'Try again in a few seconds.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on the server.',
    remedy: 'Try again; if it stays, send the request id to support.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;
