"""A mock of the People Data Service for pytest: needs Node, and `npm install` in this folder."""

import json
import os
import signal
import subprocess

import httpx
import pytest


@pytest.fixture(scope="session")
def mock():
    """The addresses and credentials of a mock, which runs until the last test has ended."""
    command = ["npx", "pdk", "mock", "--port", "0", "--control-port", "0", "--json", "--quiet"]
    # A group of its own, so that the mock ends together with the npx that started it.
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        yield json.loads(process.stdout.readline())
        os.killpg(process.pid, signal.SIGTERM)


@pytest.fixture
def control(mock):
    """A client of the control plane, which undoes what the test did."""
    with httpx.Client(base_url=mock["control"], headers={"Authorization": f"Bearer {mock['controlToken']}"}) as client:
        yield client
        client.post("/reset").raise_for_status()


@pytest.fixture
def people(mock):
    """A client of the people interface, with a credential. Replace it by your own."""
    with httpx.Client(
        base_url=f"{mock['people']}/{mock['org']}",
        headers={"Authorization": f"Bearer {mock['apiKey']}"},
    ) as client:
        yield client
