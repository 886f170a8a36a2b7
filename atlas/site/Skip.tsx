interface Props {
  readonly text: string;
  /** A selector of the element that gets the focus. */
  readonly to: string;
}

function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return;
  element.tabIndex = -1;
  element.focus();
}

/** A button that only the keyboard shows. A link would change the address, which is below `#`. */
const Skip = ({ text, to }: Props) => (
  <button type="button" className="skip" onClick={() => focusOn(to)}>
    {text}
  </button>
);

export const SkipNavigation = () => <Skip text="Skip to the content" to="h1" />;

/** A diagram can have a hundred links. */
export const SkipDiagram = () => <Skip text="Skip the diagram" to="#panel" />;
