// The errors of an operator's second factor and of views as somebody else.

export const secondFactorErrorCodes = {
  'second-factor-required': {
    status: 403,
    message: 'An operator proves a second factor before this.',
    remedy:
      'Open the operator’s area: type the code of your app there, or set the second factor up if you have none yet. Then try again.',
  },
  'second-factor-exists': {
    status: 409,
    message: 'This account has a second factor already.',
    remedy:
      'Type its code, or a recovery code. If both are lost, have “modelwright reset-second-factor” run on the server.',
  },
  'second-factor-missing': {
    status: 409,
    message: 'This account has no second factor that could be proved.',
    remedy: 'Set one up in the operator’s area first.',
  },
  'wrong-code': {
    status: 403,
    message: 'This is not the code of now.',
    remedy:
      'Type the six digits that your app shows at the moment, each of which works once, or an unused recovery code; check the clock of your phone if they are refused again.',
  },
  'too-many-codes': {
    status: 429,
    message: 'Too many wrong codes were tried for this account.',
    remedy: 'Wait for the time given in Retry-After, and type the code your app shows then.',
  },
  'view-only': {
    status: 403,
    message: 'Nothing can be done while you view the product as somebody else.',
    remedy: 'End the view to act as yourself.',
  },
  'view-over': {
    status: 410,
    message: 'This view has ended.',
    remedy: 'Go back to the operator’s area and begin another one.',
  },
} as const;
