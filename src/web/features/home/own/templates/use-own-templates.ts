// The visitor's templates as they will be once the server has replied.
import { useMemo } from 'react';
import { type TemplateSummary, useVisitor, type Visitor } from '#web/state/visitor/visitor.ts';
import { type PendingClone, usePendingChanges } from './pending-changes.ts';

interface OwnTemplates {
  readonly templates: readonly TemplateSummary[];
  readonly cloning: readonly PendingClone[];
  readonly canAdd: boolean;
}

export function useOwnTemplates(): OwnTemplates {
  const visitor = useVisitor();
  const { deleting, restoring, cloning } = usePendingChanges();
  return useMemo(() => {
    const known = new Set(visitor.templates.map(({ uuid }) => uuid));
    const back = restoring.filter(({ uuid }) => !known.has(uuid));
    const templates = [...visitor.templates, ...back].filter(({ uuid }) => !deleting.has(uuid));
    return { templates, cloning, canAdd: hasRoom(visitor, templates.length + cloning.length) };
  }, [visitor, deleting, restoring, cloning]);
}

/** The server knows an account's limit; a visitor's limit is known here too. */
function hasRoom(visitor: Visitor, count: number): boolean {
  if (!visitor.isSignedIn) return count < visitor.settings.maxTemplatesIfNotSignedIn;
  return visitor.userCanAddNewTemplates || count < visitor.templates.length;
}
