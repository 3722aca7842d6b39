// Saves the template and has the server build it, unless it must be bought first; what goes wrong is told in a notice.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { newUuid } from '#web/state/templates/new-uuid.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { scenarioIndexNow } from '../session/state/use-scenario.ts';
import { noteEnded, noteRunning, useRunning } from './builds.ts';
import type { FocusBack } from './use-focus-back.ts';
import { useMustBuy } from './use-must-buy.ts';
import { UnsavedError, useTellFailure } from './use-tell-failure.ts';

interface Wanted {
  readonly isGoogleSheets?: boolean;
  readonly hasCharts?: boolean;
}

interface Ends {
  readonly focus: FocusBack;
  readonly onBuilt: (data: string) => void;
  /** Where a notice would not be enough. */
  readonly onNotAvailable?: () => void;
}

export function useBuild(wanted: Wanted, { focus, onBuilt, onNotAvailable }: Ends) {
  const open = useTemplateDocument();
  const { uuid, saver, store } = open;
  const { mustBuy, offer } = useMustBuy();
  const tell = useTellFailure(offer, onNotAvailable);
  const key = `${uuid} ${wanted.isGoogleSheets ? 'cloud' : 'workbook'}`;
  const buildId = useRunning(key);
  const build = useMutation({
    mutationFn: async () => {
      if (!(await saver.save())) throw new UnsavedError();
      const id = newUuid();
      noteRunning(open, key, id);
      const { template, revision } = store.getState();
      // A copy that nobody has changed yet is not on the server.
      const what = revision === null ? { template } : { templateId: uuid };
      // It opens as the model stands on the page.
      const body = { ...what, ...wanted, scenario: scenarioIndexNow(open) + 1, buildId: id };
      const { data } = await call('buildModel', { body });
      if (typeof data !== 'string' || data === '') throw new Error('The build gave nothing.');
      return data;
    },
    onSuccess: onBuilt,
    onError: tell,
    onSettled: () => {
      noteEnded(open, key);
      focus.giveBack();
    },
  });
  const cancel = () => {
    if (buildId) void call('cancelBuild', { params: { id: buildId } }).catch(() => undefined);
  };
  const start = () => {
    focus.remember();
    noteRunning(open, key, null);
    build.mutate();
  };
  return {
    start: mustBuy ? offer : start,
    cancel,
    isBuilding: buildId !== undefined,
    buildId: buildId ?? null,
  };
}
