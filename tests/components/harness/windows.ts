/** Width and height of the windows that stories are shown in. */
export const windows = { usual: [1280, 900], phone: [360, 740] } as const;
