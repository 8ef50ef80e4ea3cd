export const MIN_PASSWORD_LENGTH = 15;
export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters. Four or five random words are good.`;
