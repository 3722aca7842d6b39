// The errors that only operators meet.

export const operatorErrorCodes = {
  'environment-not-configured': {
    status: 409,
    message: 'This server does not know the database of that environment.',
    remedy:
      'Set LOCAL_DATABASE, TEST_DATABASE or PRODUCTION_DATABASE on the server and start it again, or choose another environment.',
  },
  'environment-unreachable': {
    status: 503,
    message: 'The database of that environment cannot be reached.',
    remedy: 'Check that it runs and that this server may connect to it, then try again.',
  },
  'environment-schema': {
    status: 409,
    message: 'The database of that environment belongs to another version of the program.',
    remedy: 'Use the server of that environment, or bring both to the same version.',
  },
  'own-environment-only': {
    status: 409,
    message: 'This can only be done in the environment of the server itself.',
    remedy: 'Use the server of that environment, or choose this server’s own.',
  },
  'payment-event-not-found': {
    status: 404,
    message: 'Nothing of this kind was told by a payment service.',
    remedy: 'Reload the list of events.',
  },
  'message-not-found': {
    status: 404,
    message: 'There is no such message.',
    remedy: 'Reload the list; the message goes with the account of its sender.',
  },
  'confirmation-needed': {
    status: 409,
    message: 'This is production: what is destroyed here is confirmed by typing whom it concerns.',
    remedy: 'Type the address of the user exactly, or the id if there is none.',
  },
  'user-not-found': {
    status: 404,
    message: 'User not found',
    remedy: 'Check the id or the address; the user may have been deleted meanwhile.',
  },
  'user-archived': {
    status: 409,
    message: 'This user is archived.',
    remedy: 'Unarchive the user first.',
  },
  'no-email-address': {
    status: 409,
    message: 'This user has no email address.',
    remedy: 'Nothing can be sent to whoever has neither an account nor an order with a valid address.',
  },
  'log-entry-not-found': {
    status: 404,
    message: 'There is no such entry in the log.',
    remedy: 'Reload the list; entries are deleted once they are as old as the server keeps them.',
  },
  'too-slow': {
    status: 503,
    message: 'The database took longer over this than one reading may take.',
    remedy: 'Narrow the search or skip fewer rows; nothing was changed.',
  },
  'job-not-found': {
    status: 404,
    message: 'There is no such job in the queue.',
    remedy: 'Load the list again: jobs that are done are deleted some days later.',
  },
  'job-changed': {
    status: 409,
    message: 'The job is in another state by now, or is being done at this moment.',
    remedy: 'Load the list again, and look at its state.',
  },
  'job-not-kept': {
    status: 409,
    message: 'What the job or the email held is not kept any more, or was a link that opens an account.',
    remedy:
      'Have the person ask for a new link; other emails are kept for the days that OUTBOX_KEPT_DAYS says.',
  },
} as const;
