// What may be done to a user: nothing to an operator; only the active are archived, and only the archived taken back.

interface Standing {
  readonly plan: number | null;
  readonly status: string;
}

const operatorPlan = 0;

export const isOperator = ({ plan }: Pick<Standing, 'plan'>): boolean => plan === operatorPlan;

export const mayBeArchived = (user: Standing): boolean => !isOperator(user) && user.status === 'active';

export const mayBeUnarchived = (user: Standing): boolean => !isOperator(user) && user.status === 'archived';

export const mayBeDeleted = (user: Pick<Standing, 'plan'>): boolean => !isOperator(user);

/** Again too: the server sends nothing within a month. */
export const mayBeAskedForFeedback = (
  user: Pick<Standing, 'plan'> & { readonly hasValidEmail: boolean },
): boolean => !isOperator(user) && user.hasValidEmail;

/** Operators cannot be viewed as. */
export const mayBeViewedAs = (user: Pick<Standing, 'plan'>): boolean => !isOperator(user);
