export const MIN_PASSWORD_LENGTH = 15;
export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters, 5 different ones, and not just your email. Four or five random words are good.`;
