// Whether a text can be the id of a template; anything else is not requested.

const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => pattern.test(text);
