"""The tables of an event, one module each: the only place that defines their columns."""
