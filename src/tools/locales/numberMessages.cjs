/**
 * A plugin for Babel: messages go by their number in the English catalogue instead of by their ids,
 * in the code as in the language files, which then are plain lists. Ids are half of such a file. The
 * function that marked messages for the other plugins is taken off.
 */
module.exports = ({ types }, { ids }) => {
  const numbers = new Map(ids.map((id, number) => [id, String(number)]));
  const part = (node, name) =>
    node.properties.find((property) => types.isIdentifier(property.key, { name }));

  return {
    name: 'plain-messages',
    visitor: {
      Program: {
        // Behind the plugins that look for messages and that turn markup into calls.
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
