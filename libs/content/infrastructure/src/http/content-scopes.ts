/** Reading the library. It has no narrower scopes. */
export const READ_LIBRARY = ['cms:read', 'cms:write'] as const;
export const WRITE_LIBRARY = ['cms:write'] as const;
/** Owners and admins have it. Editors and reviewers do not change what controls them. */
export const WRITE_REVIEW_POLICY = ['platform:write'] as const;
/** Whoever may write any content may upload files for it. */
export const UPLOAD_FILES = ['cms:write', 'cms:icons:write', 'cms:slides:write', 'cms:deployments:write'] as const;
export const WRITE_ICONS = ['cms:icons:write', 'cms:write'] as const;
export const WRITE_SLIDES = ['cms:slides:write', 'cms:write'] as const;
export const WRITE_DEPLOYMENTS = ['cms:deployments:write', 'cms:write'] as const;
