import classes from './styled.module.css';

export const hasClass = Boolean(classes.box);
