// The errors that only operators meet.

export const operatorErrorCodes = {
  'environment-not-configured': {
    status: 409,
    message: "This server isn't configured with the database of that environment.",
    remedy:
      'Set LOCAL_DATABASE, TEST_DATABASE or PRODUCTION_DATABASE on the server and restart it, or choose another environment.',
  },
  'environment-unreachable': {
    status: 503,
    message: "The database of that environment can't be reached.",
    remedy: 'Check that it is running and that this server can connect to it, then try again.',
  },
  'environment-schema': {
    status: 409,
    message: 'The database of that environment belongs to another version of the program.',
    remedy: 'Use the server of that environment, or bring both to the same version.',
  },
  'own-environment-only': {
    status: 409,
    message: "This can only be done in the server's own environment.",
    remedy: 'Use the server of that environment, or switch to this server’s own.',
  },
  'payment-event-not-found': {
    status: 404,
    message: 'There is no such payment event.',
    remedy: 'Reload the list of events.',
  },
  'message-not-found': {
    status: 404,
    message: 'There is no such message.',
    remedy: "Reload the list; a message is deleted with its sender's account.",
  },
  'confirmation-needed': {
    status: 409,
    message: "This is production: type the user's email or id to confirm.",
    remedy: "Type the user's email address exactly, or the id if there is none.",
  },
  'user-not-found': {
    status: 404,
    message: 'User not found',
    remedy: 'Check the id or the address; the user may have been deleted.',
  },
  'user-archived': {
    status: 409,
    message: 'This user is archived.',
    remedy: 'Unarchive the user first.',
  },
  'no-email-address': {
    status: 409,
    message: 'This user has no email address.',
    remedy: "A user without a valid email address in an account or an order can't be contacted.",
  },
  'log-entry-not-found': {
    status: 404,
    message: "This log entry doesn't exist.",
    remedy: 'Reload the list; old entries are deleted.',
  },
  'too-slow': {
    status: 503,
    message: 'The query took longer than the database allows.',
    remedy: 'Narrow the search or skip fewer rows; nothing was changed.',
  },
  'job-not-found': {
    status: 404,
    message: 'There is no such job in the queue.',
    remedy: 'Reload the list: completed jobs are deleted after a few days.',
  },
  'job-changed': {
    status: 409,
    message: 'The job has changed state or is running now.',
    remedy: 'Reload the list and check its state.',
  },
  'job-not-kept': {
    status: 409,
    message: 'The content of this job or email is no longer kept, or was a link that opens an account.',
    remedy: 'Ask the person to request a new link; other emails are kept for OUTBOX_KEPT_DAYS days.',
  },
} as const;
