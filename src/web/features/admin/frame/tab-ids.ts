// The ids by which a tab and its panel name each other.

export const tabId = (id: string): string => `operator-tab-${id}`;
export const panelId = (id: string): string => `operator-panel-${id}`;
