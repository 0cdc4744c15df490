export const word = 'here';
