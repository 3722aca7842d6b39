// The print view of a template: every sheet laid out for A4 or Letter pages, as it will be printed.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { NoResponseError } from '#web/api/api-error.ts';
import { setOpenTemplate } from '#web/state/templates/open-template.ts';
import { DocumentContext, useTemplate } from './document/document-context.ts';
import { UnreadableTemplateError } from './document/remote.ts';
import { PrintPages } from './print/print-pages.tsx';
import { EditorSkeleton } from './shell/layout/editor-skeleton.tsx';
import { documentQuery } from './shell/queries.ts';

export function PrintScreen() {
  const { uuid } = useParams({ from: '/template/$uuid/print' });
  const { data, error, isFetching } = useQuery(documentQuery(uuid));
  const navigate = useNavigate();
  const isUnreadable = error instanceof UnreadableTemplateError;
  const isMissing = (data === null || isUnreadable) && !isFetching;
  useEffect(() => {
    // A template that is offered or missing is handled at its own address.
    if (isMissing) void navigate({ to: '/template/$uuid/', params: { uuid }, replace: true });
  }, [isMissing, uuid, navigate]);
  if (error && !isUnreadable && !(error instanceof NoResponseError)) throw error;
  if (!data) return <EditorSkeleton />;
  return (
    <DocumentContext value={data}>
      <OpenName />
      <PrintPages />
    </DocumentContext>
  );
}

/** The window's title, and with it the name of a PDF, is the template's name. */
function OpenName() {
  const { formatMessage } = useIntl();
  const { uuid, name } = useTemplate();
  const shown = name.trim() || formatMessage({ id: 'editor.unnamed' });
  useEffect(() => setOpenTemplate(uuid, shown), [uuid, shown]);
  return null;
}
