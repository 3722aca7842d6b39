// Updates the page's cached list of the visitor's templates with the server's reply.
import type { QueryClient } from '@tanstack/react-query';
import { type TemplateSummary, type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';
import { deletedQuery } from './deleted-query.ts';

type TemplateListChange = (templates: readonly TemplateSummary[]) => readonly TemplateSummary[];

/** A response already on its way does not include the change, so it is cancelled. */
export async function changeKnownTemplates(
  queryClient: QueryClient,
  change: TemplateListChange,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: visitorQuery.queryKey });
  queryClient.setQueryData(visitorQuery.queryKey, (visitor) => visitor && changed(visitor, change));
  void queryClient.invalidateQueries({ queryKey: visitorQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
}

function changed(visitor: Visitor, change: TemplateListChange): Visitor {
  const templates = [...change(visitor.templates)];
  const { maxTemplatesIfNotSignedIn } = visitor.settings;
  const hasMoreRoom = templates.length < visitor.templates.length;
  const userCanAddNewTemplates = visitor.isSignedIn
    ? visitor.userCanAddNewTemplates || hasMoreRoom
    : templates.length < maxTemplatesIfNotSignedIn;
  return { ...visitor, templates, userCanAddNewTemplates };
}
