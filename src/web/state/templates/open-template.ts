// The open template, or the last one, for the link in the navigation and the page's title.
import { create } from 'zustand';

interface OpenTemplate {
  readonly uuid: string | null;
  readonly name: string;
}

export const useOpenTemplate = create<OpenTemplate>(() => ({ uuid: null, name: '' }));

export function clearOpenTemplate(uuid: string): void {
  if (useOpenTemplate.getState().uuid === uuid) useOpenTemplate.setState({ uuid: null, name: '' });
}

/** The user may have changed: a template that is not among these is not theirs. */
export function keepOpenTemplateAmong(uuids: readonly string[]): void {
  const { uuid } = useOpenTemplate.getState();
  if (uuid !== null && !uuids.includes(uuid)) clearOpenTemplate(uuid);
}

export function setOpenTemplate(uuid: string, name: string): void {
  const shown = useOpenTemplate.getState();
  if (shown.uuid !== uuid || shown.name !== name) useOpenTemplate.setState({ uuid, name });
}
