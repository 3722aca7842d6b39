// Saves the template and has the server export it, unless it must be bought first; errors are shown in a notice.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
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
  readonly onBuilt: (data: string) => void;
  /** Called where a notice would not be enough. */
  readonly onNotAvailable?: () => void;
}

export function useBuild(options: BuildOptions, { focus, onBuilt, onNotAvailable }: BuildHandlers) {
  const open = useTemplateDocument();
  const { uuid, saver, store } = open;
  const { mustBuy, offer } = useMustBuy();
  const tell = useNotifyFailure(offer, onNotAvailable);
  const key = `${uuid} ${options.isGoogleSheets ? 'cloud' : 'workbook'}`;
  const buildId = useRunningBuild(key);
  const build = useMutation({
    mutationFn: async () => {
      if (!(await saver.save())) throw new UnsavedError();
      const id = newUuid();
      setBuildRunning(open, key, id);
      const { template, revision, copyOf } = store.getState();
      // An unchanged copy is not on the server, but what it is a copy of is.
      const unsaved = copyOf === null ? { template } : { templateId: copyOf };
      const what = revision === null ? unsaved : { templateId: uuid };
      // It opens in the scenario shown on the page.
      const body = { ...what, ...options, scenario: scenarioIndexNow(open) + 1, buildId: id };
      const { data } = await call('buildModel', { body });
      if (typeof data !== 'string' || data === '') throw new Error('The build gave nothing.');
      return data;
    },
    onSuccess: onBuilt,
    onError: tell,
    onSettled: () => {
      setBuildEnded(open, key);
      focus.restore();
    },
  });
  const cancel = () => {
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
