import { screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { renderUi } from '@support/renderUi';
import { Checkbox } from '@/ui/fields/Checkbox';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';

function Field(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState('');
  return <TextField label="Username" {...props} value={value} onChange={setValue} />;
}

describe('TextField', () => {
  it('has its label as its name, and holds the typed text', async () => {
    const { user } = renderUi(<Field />);
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'ada');
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
  });

  it('is described by the error, then by the hint', () => {
    renderUi(<Field hint="As you registered it" error="cannot be left blank" />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('cannot be left blank As you registered it');
  });

  it('is neither invalid nor described without error and hint', () => {
    renderUi(<Field />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('hides a password until asked to show it', async () => {
    const { user } = renderUi(<Field label="Password" type="password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.type(field, 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('a password field', () => {
  function Secret() {
    const [value, setValue] = useState('known before');
    return (
      <>
        <TextField label="Password" type="password" value={value} onChange={setValue} />
        <button onClick={() => setValue('')}>Clear</button>
        <output>{value.length}</output>
      </>
    );
  }

  it('never writes its value into the markup, where styles and recorders could read it', async () => {
    const { user, container } = renderUi(<Secret />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveValue('known before');
    await user.type(field, ' and after');
    expect(container.innerHTML).not.toMatch(/known|after/);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(container.innerHTML).not.toMatch(/known|after/);
    expect(field).toHaveValue('known before and after');
    expect(screen.getByRole('status')).toHaveTextContent('22');
  });

  it('changes when its value prop changes', async () => {
    const { user } = renderUi(<Secret />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

describe('TextArea', () => {
  it('has a hidden copy of its text that sets its height', async () => {
    function Area() {
      const [value, setValue] = useState('one');
      return <TextArea label="Post text" value={value} onChange={setValue} />;
    }
    const { user } = renderUi(<Area />);
    const area = screen.getByRole('textbox', { name: 'Post text' });
    await user.type(area, '{Enter}two');
    expect(area).toHaveValue('one\ntwo');
    expect(area.parentElement).toHaveAttribute('data-text', 'one\ntwo\n');
  });
});

const options = [
  { value: 'public', label: 'Public', hint: 'For everyone' },
  { value: 'direct', label: 'Direct' },
  { value: 'local', label: 'Local', disabled: true },
] as const;

describe('Select', () => {
  it('reports the chosen value', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Select label="Format" options={options} value="public" onChange={onChange} />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Direct');
    expect(onChange.mock.calls).toEqual([['direct']]);
  });

  it('gives its box the chosen label, which wraps there where the browser would cut it', () => {
    renderUi(<Select label="Format" options={options} value="direct" onChange={jest.fn()} />);
    const box = screen.getByRole('combobox', { name: 'Format' }).parentElement;
    expect(box).toHaveAttribute('data-chosen', 'Direct');
  });
});

describe('RadioGroup', () => {
  it('is a named group with one chosen option', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <RadioGroup label="Visibility" options={options} value="public" onChange={onChange} />,
    );
    const group = within(screen.getByRole('radiogroup', { name: 'Visibility' }));
    expect(group.getByRole('radio', { name: 'Public' })).toBeChecked();
    expect(group.getByRole('radio', { name: 'Public' })).toHaveAccessibleDescription(
      'For everyone',
    );
    await user.click(group.getByRole('radio', { name: 'Local' }));
    await user.click(group.getByText('Direct'));
    expect(onChange.mock.calls).toEqual([['direct']]);
  });
});

describe('Checkbox', () => {
  it('is toggled by its label, too, and can be indeterminate', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Checkbox label="Sensitive media" checked={false} mixed onChange={onChange} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Sensitive media' });
    expect(box).toBePartiallyChecked();
    await user.click(screen.getByText('Sensitive media'));
    expect(onChange.mock.calls).toEqual([[true]]);
  });
});
