/**
 * A Babel plugin that replaces message ids by their numbers in the English catalogue. Language
 * files are then plain lists, half as large. Also removes the calls of `defineMessages`, which only
 * mark messages for the other plugins.
 */
module.exports = ({ types }, { ids }) => {
  const numbers = new Map(ids.map((id, number) => [id, String(number)]));
  const part = (node, name) =>
    node.properties.find((property) => types.isIdentifier(property.key, { name }));

  return {
    name: 'plain-messages',
    visitor: {
      Program: {
        // Runs after the plugins that extract messages and compile JSX.
        exit(program) {
          program.traverse({
            ObjectExpression(path) {
              const id = part(path.node, 'id');
              if (!types.isStringLiteral(id?.value) || !part(path.node, 'defaultMessage')) return;
              const number = numbers.get(id.value.value);
              if (number === undefined) {
                throw path.buildCodeFrameError(
                  `“${id.value.value}” is not in locales/en.json: run npm run locales:extract`,
                );
              }
              id.value = types.stringLiteral(number);
            },
            CallExpression(path) {
              const { callee, arguments: given } = path.node;
              if (types.isIdentifier(callee, { name: 'defineMessages' }))
                path.replaceWith(given[0]);
            },
          });
        },
      },
    },
  };
};
