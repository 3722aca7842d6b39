// Saves the template and has the server export it, unless it must be bought first; errors are shown in a notice.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#web/api/call.ts';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { newUuid } from '#web/state/templates/new-uuid.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { scenarioIndexNow } from '../session/state/use-scenario.ts';
import { setBuildEnded, setBuildRunning, useRunningBuild } from './builds.ts';
import { useMustBuy } from './use-must-buy.ts';
import { UnsavedError, useNotifyFailure } from './use-notify-failure.ts';
import type { FocusRestorer } from './use-restore-focus.ts';

interface BuildOptions {
  readonly isGoogleSheets?: boolean;
  readonly hasCharts?: boolean;
}

interface BuildHandlers {
  readonly focus: FocusRestorer;
  /** One of a static page is everybody's. */
  readonly onBuilt: (data: string, isOwn: boolean) => void;
}

export function useBuild(options: BuildOptions, { focus, onBuilt }: BuildHandlers) {
  const open = useTemplateDocument();
  const { mustBuy, offer } = useMustBuy();
  const isSpreadsheet = options.isGoogleSheets === true;
  const tell = useNotifyFailure(offer, isSpreadsheet ? 'spreadsheet' : 'workbook');
  const key = `${open.uuid} ${isSpreadsheet ? 'spreadsheet' : 'workbook'}`;
  const buildId = useRunningBuild(key);
  const ask = useRef<AbortController | null>(null);
  const build = useMutation({
    mutationFn: async () => {
      if (!(await open.saver.save())) throw new UnsavedError();
      const staticId = isSpreadsheet ? staticTemplateOf(open) : null;
      if (staticId !== null) return { data: await staticSpreadsheet(staticId, ask), isOwn: false };
      const id = newUuid();
      setBuildRunning(open, key, id);
      // It opens in the scenario shown on the page.
      const body = { ...whatToBuild(open), ...options, scenario: scenarioIndexNow(open) + 1, buildId: id };
      return { data: filled((await call('buildModel', { body })).data), isOwn: true };
    },
    onSuccess: ({ data, isOwn }) => onBuilt(data, isOwn),
    onError: tell,
    onSettled: () => {
      setBuildEnded(open, key);
      focus.restore();
    },
  });
  const cancel = () => {
    ask.current?.abort();
    if (buildId) void call('cancelBuild', { params: { id: buildId } }).catch(() => undefined);
  };
  const start = () => {
    focus.remember();
    setBuildRunning(open, key, null);
    build.mutate();
  };
  return {
    start: mustBuy ? offer : start,
    cancel,
    isBuilding: buildId !== undefined,
    buildId: buildId ?? null,
  };
}

type OpenTemplate = ReturnType<typeof useTemplateDocument>;

/** An unchanged copy is not on the server, but what it is a copy of is. */
function whatToBuild({ uuid, store }: OpenTemplate) {
  const { template, revision, copyOf } = store.getState();
  if (revision !== null) return { templateId: uuid };
  return copyOf === null ? { template } : { templateId: copyOf };
}

/** Of a page of one template on which nothing is changed: everybody is given the same spreadsheet of it. */
function staticTemplateOf({ store }: OpenTemplate): string | null {
  const { revision, copyOf } = store.getState();
  return embeddedPage !== null && revision === null && copyOf === embeddedPage.templateId ? copyOf : null;
}

async function staticSpreadsheet(
  staticId: string,
  ask: { current: AbortController | null },
): Promise<string> {
  ask.current = new AbortController();
  const { signal } = ask.current;
  try {
    return filled((await call('createStaticGSUrl', { query: { staticId }, signal })).data);
  } finally {
    ask.current = null;
  }
}

function filled(data: unknown): string {
  if (typeof data !== 'string' || data === '') throw new Error('The build gave nothing.');
  return data;
}
