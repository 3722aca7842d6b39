// Works something out once for each survey, since several sheets ask for it and a survey never changes.

/** What is known of a survey, or of whatever else never changes, is forgotten with it. */
export function oncePer<Subject extends object, Result>(
  work: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { readonly result: Result }>();
  return (subject) => {
    const before = known.get(subject);
    if (before) return before.result;
    const result = work(subject);
    known.set(subject, { result });
    return result;
  };
}
