// The errors of an operator's second factor and of views as somebody else.

export const secondFactorErrorCodes = {
  'second-factor-required': {
    status: 403,
    message: 'This needs a second factor.',
    remedy:
      'Open the operator area and enter the code from your app, or set up a second factor if you have none yet. Then try again.',
  },
  'second-factor-exists': {
    status: 409,
    message: 'This account already has a second factor.',
    remedy:
      "Enter its code, or a recovery code. If you've lost both, have “modelwright reset-second-factor” run on the server.",
  },
  'second-factor-missing': {
    status: 409,
    message: 'This account has no second factor.',
    remedy: 'Set one up in the operator area first.',
  },
  'wrong-code': {
    status: 403,
    message: 'This code is wrong or has expired.',
    remedy:
      "Enter the six digits your app shows now (each code works once) or an unused recovery code. If it's refused again, check the clock of your phone.",
  },
  'too-many-codes': {
    status: 429,
    message: 'Too many wrong codes were entered for this account.',
    remedy: 'Wait for the time given in Retry-After, then enter the code your app shows.',
  },
  'view-only': {
    status: 403,
    message: "You can't make changes while viewing the product as another user.",
    remedy: 'End the view to act as yourself.',
  },
  'view-over': {
    status: 410,
    message: 'This view has ended.',
    remedy: 'Go back to the operator area and start another one.',
  },
} as const;
