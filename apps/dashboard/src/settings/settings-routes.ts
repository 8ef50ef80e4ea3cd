/** The pages of the organization and of the person. */
export const settingsRoutes = [] as const;
